import { Tabs } from '@mantine/core'
import type { PlaceFileKind } from '@phuong/domain/places/place-file'
import { Button } from '@phuong/ui/Button'
import { DownloadIcon, UploadIcon } from '@phuong/ui/desk-icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { PageHead } from '@phuong/ui/PageHead'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { toast } from '@phuong/ui/toast'
import { useState } from 'react'
import { saveTextFile } from '../../../browser/download.ts'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { LoadDialog } from './LoadDialog.tsx'
import css from './Places.module.css'
import { readFile } from './queries.ts'
import { SchoolForm } from './SchoolForm.tsx'
import { Schools } from './Schools.tsx'
import { texts } from './texts.ts'
import { UnitForm } from './UnitForm.tsx'
import { Units } from './Units.tsx'

const download = async (kind: PlaceFileKind): Promise<void> => {
  try {
    saveTextFile(texts.fileNames[kind], await readFile(kind), 'text/csv')
  } catch {
    toast.error(texts.downloadFailed)
  }
}

/** /lms/admin/places: the schools, and the wards and communes in which they are. */
export const Places = staffScreen(function Places() {
  const [query, setQuery] = useAddressQuery()
  const tab: PlaceFileKind = query.get('tab') === 'units' ? 'units' : 'schools'
  const [open, setOpen] = useState<'add' | 'load' | null>(null)
  const close = () => setOpen(null)
  const actions = (
    <div className={css.actions}>
      <Button icon={<DownloadIcon />} onClick={() => void download(tab)}>
        {texts.download}
      </Button>
      <Button icon={<UploadIcon />} onClick={() => setOpen('load')}>
        {texts.load}
      </Button>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen('add')}>
        {tab === 'units' ? texts.addUnit : texts.addSchool}
      </Button>
    </div>
  )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} actions={actions} />
      <div className={css.body}>
        <Tabs
          value={tab}
          onChange={(next) => setQuery(new URLSearchParams(next === 'units' ? { tab: next } : {}), { replace: true })}
          keepMounted={false}
        >
          <Tabs.List aria-label={texts.title}>
            <Tabs.Tab value="schools">{texts.schools}</Tabs.Tab>
            <Tabs.Tab value="units">{texts.units}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="schools" className={css.panel}>
            <Schools />
          </Tabs.Panel>
          <Tabs.Panel value="units" className={css.panel}>
            <Units />
          </Tabs.Panel>
        </Tabs>
      </div>
      {open === 'load' && <LoadDialog kind={tab} onClose={close} />}
      {open === 'add' &&
        (tab === 'units' ? <UnitForm unit={null} onClose={close} /> : <SchoolForm school={null} onClose={close} />)}
    </>
  )
})
