import { fold } from '../../../lib/fold';
import type { SampleVendor } from './sample-vendors';

export type SampleGame = {
  code: string;
  classify: string;
  names: { VI: string; EN: string };
  lines: number | null;
  minMicros: string;
  searchFold: string;
};

type Word = readonly [vi: string, en: string];

// In Vietnamese the thing comes first, in English what it is like.
const things: readonly Word[] = [
  ['Sen', 'Lotus'],
  ['Rồng', 'Dragon'],
  ['Phượng', 'Phoenix'],
  ['Đèn Lồng', 'Lantern'],
  ['Trống', 'Drum'],
  ['Hổ', 'Tiger'],
  ['Thuyền', 'Boat'],
  ['Ngọc', 'Jade'],
  ['Kho Báu', 'Treasure'],
  ['Chợ', 'Market'],
  ['Vườn', 'Garden'],
  ['Mùa Gặt', 'Harvest'],
  ['Trăng', 'Moon'],
  ['Sao', 'Star'],
  ['Cá', 'Fish'],
  ['Rùa', 'Turtle'],
  ['Ngựa', 'Horse'],
  ['Chuông', 'Bell'],
  ['Trái Cây', 'Fruits'],
  ['Bảy', 'Seven'],
  ['Xưởng', 'Workshop'],
  ['Bến', 'Quay'],
  ['Thành', 'Citadel'],
  ['Suối', 'Spring'],
  ['Mưa', 'Rain'],
];
const likes: readonly Word[] = [
  ['Vàng', 'Golden'],
  ['Đỏ', 'Red'],
  ['Xanh', 'Blue'],
  ['Bạc', 'Silver'],
  ['Đồng', 'Bronze'],
  ['Lửa', 'Fire'],
  ['Nước', 'Water'],
  ['Cổ', 'Ancient'],
  ['Bay', 'Flying'],
  ['May Mắn', 'Lucky'],
  ['Bí Ẩn', 'Hidden'],
  ['Ngàn Năm', 'Thousand-Year'],
  ['Ban Mai', 'Morning'],
  ['Đêm', 'Midnight'],
  ['Hội An', 'Hoi An'],
  ['Sa Pa', 'Sa Pa'],
  ['Thăng Long', 'Thang Long'],
  ['Cửu Long', 'Nine Rivers'],
  ['Phương Nam', 'Southern'],
  ['Cao Nguyên', 'Highland'],
];

const pairs = things.length * likes.length;
// Far apart, so that neighbours in a list do not share a word.
const step = 137;

/** The nth game of a vendor: the same at every load. */
export const sampleGame = (vendor: SampleVendor, place: number, index: number): SampleGame => {
  const at = (place * 61 + index * step) % pairs;
  const thing = things[at % things.length]!;
  const like = likes[Math.floor(at / things.length)]!;
  const round = Math.floor(index / pairs);
  const suffix = round === 0 ? '' : ` ${round + 1}`;
  const names = { VI: `${thing[0]} ${like[0]}${suffix}`, EN: `${like[1]} ${thing[1]}${suffix}` };
  const code = `${vendor.code.toLowerCase()}-${index + 1}`;
  const isSlot = vendor.gameType === 'RNG';
  return {
    code,
    classify: vendor.classes[(index * 7) % vendor.classes.length]!,
    names,
    lines: isSlot ? [5, 10, 20, 25, 40, 50, 243, 1024][index % 8]! : null,
    minMicros: `${[1000, 2000, 5000, 10_000, 20_000][(index * 3 + place) % 5]!}000000`,
    searchFold: fold(`${names.VI} ${names.EN} ${code}`),
  };
};
