/**
 * Our own letters, so that no font is shipped: strokes on a grid four wide and six high. Without
 * those that are taken for one another (0 O D, 1 I, 8 B, 5 S, 2 Z, 6 G).
 */
export const letters: Readonly<Record<string, string>> = {
  '3': '00 40 22 33 44 35 16 05',
  '4': '36 30 04 44',
  '7': '00 40 16',
  '9': '42 33 13 02 01 10 30 41 44 36 16',
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
};
