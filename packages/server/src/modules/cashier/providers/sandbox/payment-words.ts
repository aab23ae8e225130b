import type { DepositStatus } from '@parlour/contract/cashier';

export type PaymentLanguage = 'VI' | 'EN';

type Words = {
  mark: string;
  title: string;
  payee: string;
  amount: string;
  number: string;
  method: string;
  until: string;
  pay: string;
  decline: string;
  back: string;
  note: string;
  unknown: string;
  states: Record<DepositStatus | 'paid' | 'declined', string>;
};

/** The sandbox provider's own page has two languages; its words are not the site's phrases. */
export const paymentWords: Record<PaymentLanguage, Words> = {
  VI: {
    mark: 'Thanh toán thử: không phải tiền thật',
    title: 'Thanh toán thử',
    payee: 'Nạp tiền vào',
    amount: 'Số tiền nạp',
    number: 'Mã giao dịch',
    method: 'Phương thức nạp',
    until: 'Thanh toán trước lúc',
    pay: 'Thanh toán',
    decline: 'Từ chối thanh toán',
    back: 'Quay lại trang nạp tiền',
    note: 'Trang này đóng vai cổng thanh toán. Không hỏi đến ngân hàng, thẻ hay ví nào.',
    unknown: 'Không có lệnh nạp nào ở địa chỉ này.',
    states: {
      pending: 'Lệnh nạp đang chờ thanh toán.',
      paid: 'Đã thanh toán. Trang nạp tiền đang được báo.',
      declined: 'Đã từ chối. Trang nạp tiền đang được báo.',
      credited: 'Đã thanh toán, tiền đã vào ví.',
      failed: 'Thanh toán đã bị từ chối. Ví không thay đổi.',
      expired: 'Lệnh nạp đã hết hạn, không thanh toán được nữa.',
    },
  },
  EN: {
    mark: 'Sandbox payment: no real money',
    title: 'Sandbox payment',
    payee: 'Deposit to',
    amount: 'Deposit amount',
    number: 'Transaction ID',
    method: 'Deposit method',
    until: 'Pay before',
    pay: 'Pay',
    decline: 'Decline the payment',
    back: 'Back to the deposit',
    note: 'This page plays the part of a payment provider. No bank, card or wallet is asked.',
    unknown: 'There is no deposit order at this address.',
    states: {
      pending: 'The deposit order waits for its payment.',
      paid: 'Paid. The deposit page is being notified.',
      declined: 'Declined. The deposit page is being notified.',
      credited: 'Paid, and the money is in the wallet.',
      failed: 'The payment was declined. The wallet has not changed.',
      expired: 'The deposit order has expired and can no longer be paid.',
    },
  },
};

/** The language cookie of the site first, then the browser's preference, then Vietnamese. */
export const paymentLanguage = (
  cookie: string | undefined,
  accepted: string | undefined,
): PaymentLanguage => {
  const chosen = (cookie ?? '').toUpperCase();
  if (chosen === 'VI' || chosen === 'EN') return chosen;
  if (chosen !== '') return 'EN';
  const first = /^\s*([a-z]{2})/i.exec(accepted ?? '')?.[1]?.toLowerCase();
  return first === undefined || first === 'vi' ? 'VI' : 'EN';
};
