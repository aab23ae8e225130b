/**
 * The banks of Vietnam that take transfers through NAPAS: BIN, code, short name and legal name.
 * Compiled on 2026-11-23 from the lists that two open projects publish for NAPAS (neopay-library,
 * vietnam-qr-pay 1.5.1); a test compares the numbers with the second. A bank that was renamed has
 * its present name.
 */
const rows = [
  ['970425', 'ABB', 'ABBANK', 'Ngân hàng TMCP An Bình'],
  ['970416', 'ACB', 'ACB', 'Ngân hàng TMCP Á Châu'],
  ['970405', 'AGRIBANK', 'Agribank', 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam'],
  ['970409', 'BAB', 'Bac A Bank', 'Ngân hàng TMCP Bắc Á'],
  ['970438', 'BAOVIETBANK', 'BaoViet Bank', 'Ngân hàng TMCP Bảo Việt'],
  ['970418', 'BID', 'BIDV', 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam'],
  ['970454', 'BVB', 'BVBank', 'Ngân hàng TMCP Bản Việt'],
  [
    '546034',
    'CAKE',
    'CAKE by VPBank',
    'Ngân hàng số CAKE by VPBank – Ngân hàng TMCP Việt Nam Thịnh Vượng',
  ],
  ['970444', 'VNCB', 'CB Bank', 'Ngân hàng Thương mại TNHH MTV Xây dựng Việt Nam'],
  ['422589', 'CIMB', 'CIMB Bank', 'Ngân hàng TNHH MTV CIMB Việt Nam'],
  ['970446', 'COOPBANK', 'Co-op Bank', 'Ngân hàng Hợp tác xã Việt Nam'],
  [
    '796500',
    'DBS',
    'DBS Bank',
    'Ngân hàng TNHH MTV Phát triển Singapore – Chi nhánh TP. Hồ Chí Minh',
  ],
  ['970431', 'EIB', 'Eximbank', 'Ngân hàng TMCP Xuất Nhập khẩu Việt Nam'],
  ['970408', 'GPBANK', 'GPBank', 'Ngân hàng Thương mại TNHH MTV Dầu Khí Toàn Cầu'],
  ['970437', 'HDB', 'HDBank', 'Ngân hàng TMCP Phát triển TP. Hồ Chí Minh'],
  ['970442', 'HLB', 'HongLeong Bank', 'Ngân hàng TNHH MTV Hong Leong Việt Nam'],
  ['458761', 'HSBC', 'HSBC Vietnam', 'Ngân hàng TNHH MTV HSBC (Việt Nam)'],
  ['970456', 'IBKHCM', 'IBK HCM', 'Ngân hàng Công nghiệp Hàn Quốc – Chi nhánh TP. Hồ Chí Minh'],
  ['970455', 'IBKHN', 'IBK HN', 'Ngân hàng Công nghiệp Hàn Quốc – Chi nhánh Hà Nội'],
  ['970434', 'IVB', 'Indovina Bank', 'Ngân hàng TNHH Indovina'],
  ['668888', 'KBANK', 'Kasikornbank', 'Ngân hàng Đại chúng TNHH KASIKORNBANK – CN TP. Hồ Chí Minh'],
  ['970452', 'KLB', 'KienlongBank', 'Ngân hàng TMCP Kiên Long'],
  ['970463', 'KBHCM', 'Kookmin Bank HCM', 'Ngân hàng Kookmin – Chi nhánh TP. Hồ Chí Minh'],
  ['970462', 'KBHN', 'Kookmin Bank HN', 'Ngân hàng Kookmin – Chi nhánh Hà Nội'],
  ['963369', 'LIOBANK', 'Liobank', 'Ngân hàng số Liobank – Ngân hàng TMCP Phương Đông'],
  ['970449', 'LPB', 'LPBank', 'Ngân hàng TMCP Lộc Phát Việt Nam'],
  ['970422', 'MBB', 'MB', 'Ngân hàng TMCP Quân đội'],
  ['970414', 'MBV', 'MBV', 'Ngân hàng TNHH MTV Việt Nam Hiện Đại'],
  ['970426', 'MSB', 'MSB', 'Ngân hàng TMCP Hàng Hải'],
  ['970428', 'NAB', 'Nam A Bank', 'Ngân hàng TMCP Nam Á'],
  ['970419', 'NVB', 'NCB', 'Ngân hàng TMCP Quốc Dân'],
  ['801011', 'NONGHYUP', 'Nonghyup Bank', 'Ngân hàng Nonghyup – Chi nhánh Hà Nội'],
  ['970448', 'OCB', 'OCB', 'Ngân hàng TMCP Phương Đông'],
  ['970430', 'PGB', 'PG Bank', 'Ngân hàng TMCP Xăng dầu Petrolimex'],
  ['970439', 'PBVN', 'Public Bank Vietnam', 'Ngân hàng TNHH MTV Public Việt Nam'],
  ['970412', 'PVCOMBANK', 'PVcomBank', 'Ngân hàng TMCP Đại Chúng Việt Nam'],
  ['970403', 'STB', 'Sacombank', 'Ngân hàng TMCP Sài Gòn Thương Tín'],
  ['970400', 'SGB', 'SaigonBank', 'Ngân hàng TMCP Sài Gòn Công Thương'],
  ['970429', 'SCB', 'SCB', 'Ngân hàng TMCP Sài Gòn'],
  ['970440', 'SSB', 'SeABank', 'Ngân hàng TMCP Đông Nam Á'],
  ['970443', 'SHB', 'SHB', 'Ngân hàng TMCP Sài Gòn – Hà Nội'],
  ['970424', 'SVB', 'Shinhan Bank', 'Ngân hàng TNHH MTV Shinhan Việt Nam'],
  [
    '970410',
    'SC',
    'Standard Chartered Vietnam',
    'Ngân hàng TNHH MTV Standard Chartered Bank Việt Nam',
  ],
  ['970407', 'TCB', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam'],
  ['963388', 'TIMO', 'Timo', 'Ngân hàng số Timo by Bản Việt Bank'],
  ['970423', 'TPB', 'TPBank', 'Ngân hàng TMCP Tiên Phong'],
  [
    '546035',
    'UBANK',
    'Ubank by VPBank',
    'Ngân hàng số Ubank by VPBank – Ngân hàng TMCP Việt Nam Thịnh Vượng',
  ],
  ['970458', 'UOB', 'United Overseas Bank Vietnam', 'Ngân hàng United Overseas Bank Việt Nam'],
  ['970441', 'VIB', 'VIB', 'Ngân hàng TMCP Quốc tế Việt Nam'],
  ['970427', 'VAB', 'VietABank', 'Ngân hàng TMCP Việt Á'],
  ['970433', 'VBB', 'VietBank', 'Ngân hàng TMCP Việt Nam Thương Tín'],
  ['970436', 'VCB', 'Vietcombank', 'Ngân hàng TMCP Ngoại Thương Việt Nam'],
  ['970415', 'CTG', 'VietinBank', 'Ngân hàng TMCP Công thương Việt Nam'],
  ['970421', 'VRB', 'VietNgaBank', 'Ngân hàng Liên doanh Việt – Nga'],
  ['970406', 'VIKKI', 'Vikki Bank', 'Ngân hàng TNHH MTV Số Vikki'],
  ['970432', 'VPB', 'VPBank', 'Ngân hàng TMCP Việt Nam Thịnh Vượng'],
  ['970457', 'WRB', 'Woori Bank', 'Ngân hàng TNHH MTV Woori Việt Nam'],
] as const;

export type Bank = { bin: string; code: string; shortName: string; name: string };

export const banks: readonly Bank[] = rows.map(([bin, code, shortName, name]) => ({
  bin,
  code,
  shortName,
  name,
}));

const byBin = new Map(banks.map((bank) => [bank.bin, bank]));
const byCode = new Map(banks.map((bank) => [bank.code, bank]));

export const bankByBin = (bin: string): Bank | undefined => byBin.get(bin);

export const bankByCode = (code: string): Bank | undefined => byCode.get(code);

/** The bank of the demonstration, under a number that no bank has. */
export const demoBankName = 'Ngân hàng Minh Họa';
export const demoBankBin = '999999';
