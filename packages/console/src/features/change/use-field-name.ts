import { contentKinds } from '@parlour/contract/content-console';
import { useWords } from '../../lib/language';

/** What people call the field of a change: `settings.minAge` of a brand, `roles` of a person. */
export const useFieldName = (kind: string): ((field: string) => string) => {
  const { brand, people, books, catalogue, content, player, round, rules } = useWords();
  const { name, roles, rights, email, networks } = people;
  const namesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    brand: brand.fields,
    ...Object.fromEntries(contentKinds.map((one) => [one, content.fields])),
    games: catalogue.fields,
    banners: content.fields,
    class: catalogue.fields,
    game: catalogue.fields,
    listing: catalogue.fields,
    order: catalogue.fields,
    vendor: catalogue.fields,
    block: { blocked: player.acts.blockedField },
    hold: { held: player.acts.heldField },
    void: {
      reason: round.why,
      status: player.state,
      stake: player.stake,
      payout: player.payout,
    },
    voids: { reason: round.why, ...round.many.fields },
    exclusion: { lifted: player.play.lifted },
    networks: brand.networks.fields,
    rule: { enabled: rules.isOn, join: rules.join, comparisons: rules.comparisons },
    reason: {
      text: rules.text,
      isPublic: rules.isPublic,
      position: rules.position,
      enabled: rules.isOn,
    },
    account: { ...books.accountFields, enabled: books.isOpen },
    method: { ...books.fields, enabled: books.isOpen },
  };
  const names = namesOf[kind] ?? { name, roles, rights, email, networks };
  const nameOfOne = (field: string): string => {
    // A change says `texts.VI.title`, the column of a file `title.VI`.
    const [, text, language] =
      /^(\w+)\.([A-Z]{2,3})$/.exec(field.replace(/^texts\.(\w+)\.(\w+)$/, '$2.$1')) ?? [];
    if (text !== undefined) return `${names[text] ?? text} (${language})`;
    const label = field.replace(/^(?:settings|flags)\./, '');
    return names[label] ?? label;
  };
  return (field) => {
    const [, item, own = ''] = manyOf[kind]?.exec(field) ?? [];
    return item === undefined ? nameOfOne(field) : `${item} · ${nameOfOne(own)}`;
  };
};

/** A change of many begins each field with its item: `VENDOR/code.hot`, `code.texts.VI.title`. */
const manyOf: Readonly<Record<string, RegExp>> = {
  games: /^(.+?\/.+)\.(off|hot|place|name\.\w+)$/,
  banners: /^([^.]+)\.((?:texts\.)?\w+(?:\.\w+)?)$/,
};
