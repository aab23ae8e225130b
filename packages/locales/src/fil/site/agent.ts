import { agent as en } from '../../en/site/agent';
import type { Translated } from '../../phrases';
import type { agent as vi } from '../../vi/site/agent';

export const agent = {
  ...en,
  about:
    'Nagdadala ang mga agent ng mga manlalaro sa {brand} gamit ang sariling code. Ang magrehistro gamit ang code ay kasama sa downline ng agent nito.',
  offered: 'Ano ang mayroon na',
  code: 'Sarili mong code',
  codeInfo:
    'Iisang agent ang may-ari ng bawat code. Sa code, may mga manlalaro o agent na nadadagdag sa ilalim ng may-ari nito.',
  link: 'Link sa pagrehistro',
  linkInfo:
    'May kasamang link ang code: sa magbubukas nito, nakalagay na ang code sa form ng pagrehistro.',
  downline: 'Malinaw na downline',
  downlineInfo:
    'Ang magrehistro gamit ang code ay direktang nasa ilalim ng agent nito, at hindi makakalipat nang mag-isa.',
  notYet: 'Ano ang wala pa',
  notYetInfo:
    'Hindi pa bukas ang komisyon, mga ulat ng downline, sentro ng agent, at aplikasyon para maging agent. Walang ipinapangakong porsiyento o kita ang site na ito.',
  join: 'Magrehistro gamit ang code',
  yourCode: 'Code ng agent',
  codeMissing: 'Ilagay ang code ng agent.',
  codeWrong: 'Walang ganitong code, o hindi na ito magagamit.',
  codeUnchecked: 'Hindi ma-check ang code. Pakisubukan ulit.',
  go: 'Pumunta sa pagrehistro',
} as const satisfies Translated<typeof vi>;
