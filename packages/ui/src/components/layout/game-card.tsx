import type { ComponentProps, ReactNode } from 'react';
import { heart, heartFill } from '../../icons/heart';
import type { ArtworkOf } from '../../artwork/inks';
import css from './game-card.module.css';
import { Icon } from '../art/icon';
import { GamePicture } from '../art/game-picture';
import { Spinner } from '../feedback/spinner';
import { HotTag } from '../display/tag';

export interface GameCardProps extends ArtworkOf {
  title: string;
  /** Under the title: the vendor in a mixed list, the lowest bet in a hall. */
  line: ReactNode;
  /** The router's props for the link that the whole card is. */
  link: ComponentProps<'a'>;
  /** The word on the hot mark, for a hot game. */
  hot?: string | undefined;
  /** The address of the vendor's own picture; without it, and where it fails, the artwork. */
  image?: string | undefined;
  eager?: boolean;
  /** Of the title among the headings of the page: 2 right under the page's own. */
  level?: 2 | 3;
  favourite?: Favourite | undefined;
  /** The words of the pair that a mouse sees; the demo has an address of its own. */
  play?: string | undefined;
  demo?: { label: string; link: ComponentProps<'a'> } | undefined;
}

interface Favourite {
  isOn: boolean;
  isBusy?: boolean;
  label: string;
  onToggle: () => void;
}

/**
 * A game: its picture, title and one line. The whole card is one link; heart and demo are beside
 * it, not in it, and come after it, though the picture stands above the title.
 */
export const GameCard = (props: GameCardProps) => {
  const { code, category, vendor, title, line, link, hot, image, eager = false, level = 3 } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={css.card}>
      <Heading className={css.title}>
        <a {...link} className={css.link}>
          {title}
        </a>
      </Heading>
      <p className={css.line}>{line}</p>
      <div className={css.art}>
        <GamePicture category={category} code={code} eager={eager} image={image} vendor={vendor} />
        {hot && (
          <span className={css.hot}>
            <HotTag>{hot}</HotTag>
          </span>
        )}
        <Pair {...props} />
      </div>
      {props.favourite && <Heart {...props.favourite} title={title} />}
    </article>
  );
};

// What a mouse over the card offers. The upper one only names what a click on the card does.
const Pair = ({ play, demo, title }: GameCardProps) => {
  if (!play && !demo) return null;
  return (
    <div className={css.pair}>
      {play && (
        <span aria-hidden="true" className={`${css.act} ${css.play}`}>
          {play}
        </span>
      )}
      {demo && (
        <a {...demo.link} className={`${css.act} ${css.demo}`}>
          {demo.label}
          <span className="sr-only"> {title}</span>
        </a>
      )}
    </div>
  );
};

const Heart = ({ isOn, isBusy, label, onToggle, title }: Favourite & { title: string }) => (
  <button
    aria-label={`${label}: ${title}`}
    aria-pressed={isOn}
    className={css.heart}
    disabled={isBusy}
    onClick={onToggle}
    type="button"
  >
    <span>{isBusy ? <Spinner /> : <Icon of={isOn ? heartFill : heart} size={18} />}</span>
  </button>
);
