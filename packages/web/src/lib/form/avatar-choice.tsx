import { avatarIds, avatarPath } from '@parlour/contract/avatars';
import { fill } from '@parlour/locales/phrases';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from './avatar-choice.module.css';

/** The drawings to choose an avatar from, as one field of a form. */
export const AvatarChoice = ({ chosen }: { chosen: string | undefined }) => {
  const { player } = usePhrases('player');
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{player.avatar}</legend>
      <div className={css.avatars}>
        {avatarIds.map((id, at) => (
          <label className={css.avatar} key={id}>
            <input
              aria-label={fill(player.avatarNumber, { number: String(at + 1) })}
              className="sr-only"
              defaultChecked={avatarPath(id) === chosen}
              name="avatar"
              type="radio"
              value={id}
            />
            <Avatar name={avatarPath(id)} size={52} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
