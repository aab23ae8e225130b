/** Endings of hosts that a message may name; a host with a path needs none of them. */
const endings =
  'app|asia|bet|biz|casino|cc|club|cn|co|com|dev|fun|games|gg|id|info|io|jp|kr|link|live|ly|me|mobi|net|one|' +
  'online|org|page|ph|pro|ru|shop|site|store|th|top|tv|vip|vn|win|work|xyz';

/** Those that begin no sentence: after a full stop and a blank they are a host's all the same. */
const hostsAlone = 'biz|cn|com|org|ru|xyz';

/** The word ends: a letter of another script may follow at once. */
const end = String.raw`(?![\p{Script=Latin}\d])`;

const dots = [
  String.raw`\s?\.`,
  String.raw`\s\.\s`,
  String.raw`\s?[[(]\s?(?:\.|dot|chấm)\s?[\])]\s?`,
  String.raw`\s(?:dot|chấm)\s`,
].join('|');

const signs: readonly RegExp[] = [
  /\b(?:https?|ftp|hxxps?|javascript|mailto|tel|intent|tg|zalo):|:\/\/|\bwww\s*\./i,
  new RegExp(String.raw`[\p{L}\d-](?:${dots})(?:${endings})${end}`, 'iu'),
  new RegExp(String.raw`[\p{L}\d-]\s?\.\s+(?:${hostsAlone})${end}`, 'iu'),
  // Any country's, where no blank follows the dot.
  new RegExp(String.raw`\p{L}[\p{L}\d-]*\.[a-z]{2}${end}`, 'u'),
  /\.\s?c\s+o\s+m/i,
  /[\p{L}\d-]\.[a-z]{2,}\/\S/iu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/** What follows is shown from its end: `moc.elpmaxe` reads as a host. No language here needs it. */
const turned = /[\u202D\u202E]/;

/** Cyrillic and Greek letters, which no language here has, beside those that they look like. */
const lookAlikes = new Map(
  [
    'аa вb сc ԁd еe ɡg һh іi јj кk ӏl мm пn оo рp ԛq гr ѕs тt υu νv ѵv ԝw хx уy',
    'αa βb ϲc εe ηn ιi κk οo ρp τt χx γy',
  ]
    .flatMap((pairs) => pairs.split(' '))
    .map((pair) => [pair[0]!, pair[1]!]),
);

/**
 * Whether a text names a place outside: a player is never sent to another site by a message of
 * ours. Letters that only look different are read as what they look like.
 */
export const hasLinkOutside = (text: string): boolean => {
  const plain = asRead(text)
    .replaceAll('。', '.')
    .replaceAll(/(?<=[\p{L}\d])[·•∙⋅](?=[a-z])/giu, '.');
  return turned.test(text) || signs.some((sign) => sign.test(plain));
};

/** A text as a person reads it: no letters that show nothing, each as what it looks like. */
export const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}ɡ]/gu, lookAlike);

const lookAlike = (letter: string): string => lookAlikes.get(letter.toLowerCase()) ?? letter;
