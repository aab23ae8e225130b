/** Whether visits may be measured. */
export const consent = {
  title: 'Đo lượt truy cập',
  info: 'Trang này muốn dùng Google Analytics để đếm lượt xem và biết phần nào chạy chậm. Chỉ bật khi bạn đồng ý; bạn đổi lại lúc nào cũng được ở chân trang.',
  accept: 'Đồng ý',
  refuse: 'Từ chối',
  open: 'Tùy chọn cookie',
  isOn: 'Bạn đang cho phép đo.',
  isOff: 'Bạn đã từ chối đo.',
} as const;
