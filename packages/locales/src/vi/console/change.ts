/** What persons alter, by one or two of them. */
export const change = {
  title: 'Thay đổi',
  waiting: 'Chờ người thứ hai',
  done: 'Đã xong',
  none: 'Không có thay đổi nào.',
  kinds: {
    brand: 'Thương hiệu',
    invitation: 'Lời mời',
    method: 'Phương thức',
    person: 'Người',
    reset: 'Đặt lại xác thực',
    role: 'Vai trò',
  },
  states: {
    proposed: 'Đã gửi người thứ hai',
    applied: 'Đã áp dụng',
    rejected: 'Đã từ chối',
    withdrawn: 'Đã rút lại',
    failed: 'Không áp dụng được',
  },
  acts: { approve: 'Duyệt', reject: 'Từ chối', withdraw: 'Rút lại', undo: 'Quay lại như trước' },
  before: 'Trước:',
  after: 'Sau:',
  reason: 'Lý do, lưu trong nhật ký',
} as const;
