/** The site as an app: its page. */
export const download = {
  title: 'Tải ứng dụng cho iOS và Android',
  about:
    '{brand} chạy ngay trong trình duyệt. Cài lên màn hình chính để mở như một ứng dụng, không cần kho ứng dụng.',
  teaser: 'Mở {brand} như một ứng dụng',
  teaserInfo: 'Cài lên màn hình chính của điện thoại hay máy tính, không cần kho ứng dụng.',
  install: 'Cài lên màn hình chính',
  installed: 'Bạn đang mở {brand} như một ứng dụng đã cài.',
  ios: 'iPhone và iPad',
  ios1: 'Mở trang này bằng Safari.',
  ios2: 'Chạm biểu tượng Chia sẻ.',
  ios3: 'Chọn Thêm vào Màn hình chính.',
  android: 'Android',
  android1: 'Mở trang này bằng Chrome.',
  android2: 'Mở trình đơn ba chấm ở góc trên.',
  android3: 'Chọn Cài đặt ứng dụng hoặc Thêm vào màn hình chính.',
  desk: 'Máy tính',
  desk1: 'Mở trang này bằng Chrome hoặc Edge.',
  desk2: 'Bấm biểu tượng cài đặt ở cuối thanh địa chỉ.',
  desk3: 'Chọn Cài đặt.',
  get: 'Tải cho {name}',
  scan: 'Quét mã QR bằng điện thoại để cài đặt',
  offline:
    'Ứng dụng cần có mạng. Khi mất mạng, trang sẽ nói rõ; số dư và lượt cược không được lưu trên máy.',
} as const;
