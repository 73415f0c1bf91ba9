import fastifyMultipart from '@fastify/multipart'
import type { AccessRule } from '@phuong/domain/people/route-access'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit, countWrite } from '../run.ts'
import { changeAvatar } from '../services/files/avatar.ts'
import { admitRecording, recordingLimits, storeRecording } from '../services/files/recordings.ts'
import { type SignedIn, storeUpload } from '../services/files/store-upload.ts'
import {
  avatarLimits,
  refuseField,
  refuseMany,
  type UploadLimits,
  uploadLimits,
} from '../services/files/upload-limits.ts'
import { refuseDeclared, type UploadPace, watchPace, withArrived } from './arriving.ts'
import { refuseCrossSite } from './cross-site.ts'
import { readPlace } from './places.ts'
import { type House, openRequest } from './requests.ts'

/** Who may upload to a folder or a worksheet; which ones, their rows decide. */
const staff: AccessRule = { allow: ['teacher', 'manager', 'administrator'] }
const everybody: AccessRule = { allow: 'authenticated' }

/**
 * Checks everything that is known before the body is read (docs/protocol.md 1), so that nobody fills the disk who may
 * not.
 */
const openUpload = async (
  house: House,
  request: FastifyRequest,
  rule: AccessRule,
  limits: UploadLimits,
): Promise<SignedIn> => {
  const context = await openDoor(house, request, rule, limits)
  await context.services.disk.assertRoomForFiles()
  return context
}

/** The same but for the room on the disk. */
const openDoor = async (
  house: House,
  request: FastifyRequest,
  rule: AccessRule,
  limits: UploadLimits,
): Promise<SignedIn> => {
  if (!request.isMultipart()) throw refuse('UNSUPPORTED_MEDIA')
  refuseCrossSite(request, house)
  refuseDeclared(request, limits)
  const { context } = await openRequest(house, request)
  admit(rule, context.user)
  if (context.user === null) throw refuse('NO_SESSION')
  countWrite(context)
  return { ...context, user: context.user }
}

/**
 * The four doors that take files (A-144, A-358, B-534, B-627, B-630): multipart only, at most five files of 50 MB, one of
 * 5 MB for a person's picture (D30), one of 2 MB for what a pupil said (D51).
 */
export const uploadDoors = async (app: FastifyInstance, house: House, pace: UploadPace): Promise<void> => {
  await app.register(async (doors) => {
    // here a form and nothing else is a body; everywhere else it is none
    doors.removeAllContentTypeParsers()
    await doors.register(fastifyMultipart, { throwFileSizeLimit: false })

    for (const door of ['pdf', 'dynamic'] as const)
      doors.post(`/api/v1.0/${door}/upload-files`, { config: { slowBody: true } }, async (request) => {
        watchPace(request, uploadLimits, pace)
        const context = await openUpload(house, request, staff, uploadLimits)
        return withArrived(request, house.services.files.incoming, uploadLimits, async (fields, arrived) => ({
          files: await storeUpload(context, door, fields, arrived),
        }))
      })

    doors.post('/api/v1.0/user/profile/update-avatar', { config: { slowBody: true } }, async (request) => {
      watchPace(request, avatarLimits, pace)
      const context = await openUpload(house, request, everybody, avatarLimits)
      return withArrived(request, house.services.files.incoming, avatarLimits, async ({ entityId = '' }, arrived) => {
        const [file] = arrived
        if (file === undefined) throw refuseMany(avatarLimits)
        if (!/^[0-9a-f-]{36}$/i.test(entityId)) throw refuseField('entityId')
        return changeAvatar(context, entityId.toLowerCase(), file)
      })
    })

    doors.post<{ Params: { sittingId: string; id: string } }>(
      '/api/v1.0/sittings/:sittingId/recordings/:id',
      { config: { slowBody: true } },
      async (request) => {
        watchPace(request, recordingLimits, pace)
        const context = await openDoor(house, request, everybody, recordingLimits)
        // one that is stored is taken once more, for its answer: what is new asks for the room of files (admitRecording)
        await context.services.disk.assertRoom()
        const place = readPlace(request.params)
        await admitRecording(context, place)
        return withArrived(request, house.services.files.incoming, recordingLimits, async (_, [file]) => {
          if (file === undefined) throw refuseMany(recordingLimits)
          await storeRecording(context, place, file)
          return { id: place.id }
        })
      },
    )
  })
}
