/** A round as operators see it, and what two of them do to it. */
export const round = {
  title: 'Vòng {id}',
  open: 'Mở vòng {id}',
  close: 'Đóng vòng này',
  vendorRound: 'Số của nhà cung cấp',
  openedAt: 'Mở lúc',
  player: 'Người chơi',
  moves: 'Hủy sẽ chuyển',
  noMoves: 'không chuyển gì',
  voidedWhy: 'Lý do hủy',
  void: 'Hủy vòng này',
  what: 'Tiền cược trở lại các ví đã trả, tiền đã trả thưởng được thu hồi. Người thứ hai phải xác nhận; người chơi được báo trong hộp thư. Không quay lại được.',
  why: 'Lý do, người chơi đọc được',
  reasons: {
    malfunction: 'Sự cố của trò chơi',
    vendor_request: 'Nhà cung cấp yêu cầu',
    wrong_result: 'Kết quả sai',
    duplicate: 'Ghi nhận hai lần',
  },
  lacks: 'Còn thiếu {sum} {currency}.',
} as const;
