import { wallet as en } from '../../en/site/wallet';
import type { Translated } from '../../phrases';
import type { wallet as vi } from '../../vi/site/wallet';

export const wallet = {
  ...en,
  trialWhy:
    'Practice credit ang ginagamit mo. Hindi ito mawi-withdraw at mawawala pagkalipas ng isang araw.',
  leaveTrial: 'Umalis sa demo',
  main: 'Main wallet',
  total: 'Kabuuang balanse',
  locked: 'Naka-hold',
  bonus: 'Bonus',
  deposit: 'Magdeposito',
  withdraw: 'Mag-withdraw',
  record: 'Talaan ng taya',
  credited: 'Nadagdag ang {amount} sa main wallet mo',
  hide: 'Itago ang balanse',
  show: 'Ipakita ang balanse',
  refresh: 'I-refresh ang balanse',
  transfer: 'Maglipat ng pondo',
  transferFrom: 'Mula sa',
  transferTo: 'Papunta sa',
  transferAmount: 'Halagang ililipat',
  transferAll: 'Lahat',
  transferring: 'Inililipat…',
  transferred: 'Nailipat ang {amount} mula {from} papuntang {to}',
  swap: 'Baligtarin ang direksyon',
  choices: 'Mabilisang halaga',
  holds: 'May {amount} sa {wallet}',
  vendorWallets: 'Mga wallet ng provider',
  vendorWalletsInfo:
    'May sariling wallet ang bawat provider. Maglipat muna ng pera sa wallet ng provider bago laruin ang mga laro nito.',
  leftInfo:
    'Isang wallet na ngayon para sa lahat ng laro. Puwedeng ipunin sa main wallet ang natira sa mga luma.',
  atVendors: 'Nasa mga provider',
  noVendors: 'Wala pang provider',
  maintenance: 'Naka-maintenance',
  collect: 'Ipunin sa main wallet',
  collectOne: 'Ipunin',
  collectFrom: 'Ipunin mula sa {wallet}',
  collecting: 'Iniipon…',
  collected: 'Naipon ang {amount} sa main wallet mo',
  onlyOnce: 'Kahit pindutin ulit, hindi ito malilipat nang dalawang beses.',
} as const satisfies Translated<typeof vi>;
