import { Icon } from '@parlour/ui/components/art/icon';
import { Rosette } from '@parlour/ui/components/art/rosette';
import css from './plate-rows.module.css';

type PlateRow = { icon: string; name: string; text: string };

/** What a list will say of each of its lines, in their form: an engraved plate and the words. */
export const PlateRows = ({ title, rows }: { title: string; rows: readonly PlateRow[] }) => (
  <section className={css.rows}>
    <h2 className="t-h3">{title}</h2>
    <dl>
      {rows.map(({ icon, name, text }) => (
        <div className={css.row} key={name}>
          <span aria-hidden="true" className={css.plate}>
            <Rosette name={name} size={132} turns={20} />
            <Icon of={icon} size={28} />
          </span>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
