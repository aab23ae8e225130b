/** Opening one personal value of a player. */
export const reveal = {
  title: 'Thông tin cá nhân',
  aside: 'mở một trường cần lý do và ghi vào nhật ký',
  fields: {
    payeeName: 'Họ tên',
    mobile: 'Di động',
    email: 'Thư điện tử',
    idNumber: 'Số giấy tờ',
    address: 'Địa chỉ',
  },
  show: 'Mở {name}',
  hide: 'Che {name}',
  act: 'Mở trong 30 giây',
  what: 'Giá trị hiện trong 30 giây. Lý do và tên trường nằm trong nhật ký, giá trị thì không.',
  forAWhile: 'hiện trong 30 giây',
  none: 'chưa khai',
} as const;
