import '@phuong/ui/theme/tokens.css'
import '@phuong/ui/theme/fonts.css'
import '@phuong/ui/theme/base.css'
