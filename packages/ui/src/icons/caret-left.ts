// From Phosphor Icons, MIT, by icons/build.ts.
export const caretLeft =
  'M168.49,199.51a12,12,0,0,1-17,17l-80-80a12,12,0,0,1,0-17l80-80a12,12,0,0,1,17,17L97,128Z';
