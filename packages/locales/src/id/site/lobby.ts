import { lobby as en } from '../../en/site/lobby';
import type { Translated } from '../../phrases';
import type { lobby as vi } from '../../vi/site/lobby';

export const lobby = {
  ...en,
  continuePlaying: 'Lanjut bermain',
  recentEmpty: 'Game yang Anda mainkan akan muncul di sini.',
  favouritesEmpty: 'Belum ada favorit. Ketuk ikon hati pada game untuk menyimpannya.',
  favouriteAdded: '{game} masuk ke favorit',
  favouriteRemoved: '{game} dihapus dari favorit',
  undo: 'Urungkan',
  jackpot: 'Hadiah akumulasi',
  jackpotAbout: 'Hadiah akumulasi sekitar {amount}',
  illustrative: 'Angka ilustrasi',
  popular: 'Sedang ramai dimainkan',
  winners: 'Pemenang',
  latest: 'Pemenang terbaru',
  biggest: 'Kemenangan terbesar',
  ranking: 'Peringkat kemenangan',
  period: 'Periode',
  day: 'Hari ini',
  week: '7 hari',
  month: '30 hari',
  noWinners:
    'Belum ada ronde yang menang. Ronde yang menang dengan uang sungguhan muncul di sini begitu selesai.',
  noWinnersYet: 'Belum ada pemenang dalam periode ini.',
  noRanking: 'Dalam periode ini belum ada yang menang lebih dari taruhannya.',
  place: 'Peringkat {place}',
  gamesOf: 'Game dari {vendor}',
  moreGames: 'Muat game lainnya',
  noGames: 'Penyedia ini belum punya game yang dibuka.',
  rooms: 'Ruang bermain',
  roomsLogIn: 'Masuk untuk melihat ruang yang dibuka dan duduk bersama pemain lain.',
  roomsEmpty:
    'Belum ada ruang yang dibuka. Begitu ada, taruhan, para pemain, dan pintu masuknya ada di sini.',
  roomStake: 'Taruhan',
  roomPlayers: '{players} dari {seats} kursi terisi',
  roomFree: 'Masih kosong, {seats} kursi',
  roomFull: 'Penuh',
  joinRoom: 'Gabung',
} as const satisfies Translated<typeof vi>;
