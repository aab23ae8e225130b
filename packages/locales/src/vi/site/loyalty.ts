/** The points mall. */
export const loyalty = {
  balance: 'Điểm hiện có',
  neverExpire: 'Điểm không hết hạn',
  notCounted: 'Chưa có điểm',
  rateLater: 'Tỷ lệ đổi điểm thành tiền sẽ ghi ở đây.',
  views: 'Quà và lịch sử điểm',
  gifts: 'Đổi quà',
  record: 'Lịch sử điểm',
  redeemed: 'Quà đã đổi',
  noGifts: 'Chưa có quà nào để đổi',
  noGiftsInfo:
    'Mỗi món quà sẽ ghi số điểm cần có, số lượng còn lại và bạn còn thiếu bao nhiêu điểm.',
  noRecord: 'Chưa có thay đổi điểm nào',
  noRecordInfo:
    'Mỗi lần điểm tăng hay giảm sẽ có một dòng: loại, số điểm thay đổi, số dư, ghi chú và thời gian.',
  noRedeemed: 'Chưa đổi món quà nào',
  noRedeemedInfo:
    'Mỗi lần đổi sẽ có một dòng: mã tham chiếu, tên quà, số lượng, số điểm và trạng thái xử lý.',
  currentRank: 'Hạng hiện tại',
  rankOf: 'Hạng {level}',
  noRank: 'Chưa xếp hạng',
  noLadder: 'Chưa có bậc thang hạng',
  noLadderInfo: 'Khi trang mở câu lạc bộ, các hạng, tiến độ và quyền lợi của từng hạng hiện ở đây.',
  rankSays: 'Mỗi hạng sẽ ghi rõ',
  rankRise: 'Lên hạng',
  rankRiseInfo: 'Cược hợp lệ cần có trong 30 ngày, và bạn đã có bao nhiêu.',
  rankKeep: 'Giữ hạng',
  rankKeepInfo: 'Cược hợp lệ cần có trong tháng để giữ hạng.',
  rankGives: 'Quyền lợi',
  rankGivesInfo: 'Tỷ lệ hoàn trả, quà, hạn mức rút và kênh hỗ trợ.',
} as const;
