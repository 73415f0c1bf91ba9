import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './device.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test('a device is called by its browser and what it runs on, whatever else the browser calls itself', () => {
  expect(deviceName(chrome)).toBe('Chrome trên Windows')
  expect(deviceName(`${chrome} Edg/142.0.0.0`)).toBe('Edge trên Windows')
  expect(deviceName(phone)).toBe('Chrome trên Android')
  expect(deviceName(safari)).toBe('Safari trên iPhone')
  expect(deviceName(`${phone} Zalo android/24`)).toBe('Zalo trên Android')
  expect(deviceName('Mozilla/5.0 (X11; CrOS x86_64) something')).toBe('Trình duyệt trên Chromebook')
  expect(deviceName('curl/8.0')).toBe('Thiết bị chưa rõ tên')
  expect(deviceName(null)).toBe('Thiết bị chưa rõ tên')
  expect([chrome, phone, safari, null].map(isHandheld)).toEqual([false, true, true, false])
})
