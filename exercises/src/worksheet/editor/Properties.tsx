import { Button } from '@phuong/ui/Button'
import { TextField } from '@phuong/ui/TextField'
import { useId } from 'react'
import fields from '../../parts/inspector/fields.module.css'
import type { Zone } from '../document/document.ts'
import type { Place } from '../document/place.ts'
import { editingOf } from './editing.tsx'
import { NumberField } from './NumberField.tsx'
import { freeGroupName, type Listed } from './overview.ts'
import css from './Panel.module.css'
import type { EditorStore } from './store.ts'
import { texts } from './texts.ts'

type PropertiesProps = { store: EditorStore; chosen: Listed; listed: readonly Listed[] }

/** Everything about one zone: its answer, its group, its place. */
export function Properties({ store, chosen, listed }: PropertiesProps) {
  const { zone, number, page } = chosen
  const { id } = zone
  const asideId = useId()
  const { name, tool } = editingOf(zone.mode)
  return (
    <section className={css.section} aria-label={texts.panel}>
      <div className={css.chosen}>
        {tool && (
          <span className={css.sign}>
            <tool.Icon />
          </span>
        )}
        <div>
          <h2 className={css.heading}>{name}</h2>
          <p className={css.help}>{texts.place(number, listed.length, page)}</p>
        </div>
      </div>
      {tool ? (
        <tool.Inspector key={id} zone={zone} onChange={(content) => store.send({ type: 'setContent', id, content })} />
      ) : (
        <p className={css.help}>{texts.later}</p>
      )}
      {tool && tool.groupHelp !== null && (
        <GroupField store={store} chosen={chosen} listed={listed} help={tool.groupHelp} />
      )}
      <div>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={zone.aside}
            aria-describedby={asideId}
            onChange={() => store.send({ type: 'setAside', ids: [id], aside: !zone.aside })}
          />
          <span>{texts.aside}</span>
        </label>
        <p className={css.help} id={asideId}>
          {texts.asideHelp}
        </p>
      </div>
      <PlaceFields key={`place ${id}`} zone={zone} onChange={(place) => store.send({ type: 'setPlace', id, place })} />
    </section>
  )
}

/** The name that makes several zones one question, and the quick way to share that of the zone before. */
function GroupField({ store, chosen: { zone }, listed, help }: PropertiesProps & { help: string }) {
  const listId = useId()
  const peers = listed.filter((other) => other.zone.mode === zone.mode)
  const names = [...new Set(peers.map((peer) => peer.zone.groupName.trim()))].filter((name) => name !== '')
  const before = peers[peers.findIndex((peer) => peer.zone.id === zone.id) - 1]
  const together = before && (before.zone.groupName.trim() === '' || before.zone.groupName !== zone.groupName)
  const join = (other: Zone) => {
    const name = other.groupName.trim() || freeGroupName(listed.map((entry) => entry.zone))
    store.send({ type: 'setGroup', id: other.id, text: name })
    store.send({ type: 'setGroup', id: zone.id, text: name })
  }
  return (
    <div className={css.field}>
      <TextField
        label={texts.group}
        help={help}
        list={listId}
        autoComplete="off"
        maxLength={100}
        value={zone.groupName}
        onChange={(event) => store.send({ type: 'setGroup', id: zone.id, text: event.currentTarget.value })}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {together && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => join(before.zone)}>
            {texts.joinGroup(before.number)}
          </Button>
        </div>
      )}
    </div>
  )
}

const sides = ['left', 'top', 'width', 'height'] as const

/** Place and size as numbers, in page units. */
function PlaceFields({ zone, onChange }: { zone: Zone; onChange(place: Partial<Place>): void }) {
  return (
    <div className={css.numbers}>
      {sides.map((side) => (
        <NumberField
          key={side}
          label={texts[side]}
          value={zone[side]}
          onChange={(value) => onChange({ [side]: value })}
        />
      ))}
    </div>
  )
}
