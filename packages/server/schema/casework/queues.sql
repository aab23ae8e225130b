-- The queues: a kind of case is a row here, with its verdicts and its reasons (docs/add-a-queue.md).
insert into casework.queue (kind, position, right_noun, minutes, asked_hours, is_money, bulk,
  has_visitors, names)
values
  ('deposit', 1, 'deposit', 20, 72, true, '{push,free,park,handOver}', false,
    '{"VI": "Nạp tiền", "EN": "Deposits"}'),
  ('withdrawal', 2, 'withdrawal', 30, 72, true, '{push,free,park,handOver}', false,
    '{"VI": "Rút tiền", "EN": "Withdrawals"}'),
  ('identity', 3, 'identity', 1440, 72, false, '{push,free,park,handOver}', false,
    '{"VI": "Giấy tờ", "EN": "Identity"}'),
  ('ticket', 4, 'ticket', 1440, 72, false, '{push,free,park,handOver}', true,
    '{"VI": "Góp ý, khiếu nại", "EN": "Tickets"}'),
  ('chat', 5, 'chat', 1, 72, false, '{}', false,
    '{"VI": "Trò chuyện", "EN": "Chats"}'),
  ('room', 6, 'room', 60, 72, false, '{push,free,park,handOver}', false,
    '{"VI": "Tin bị báo cáo", "EN": "Reported messages"}'),
  ('flag', 8, 'flag', 1440, 72, false, '{push,free,park,handOver}', false,
    '{"VI": "Cảnh báo", "EN": "Flags"}')
on conflict (kind) do update
set position = excluded.position, right_noun = excluded.right_noun, minutes = excluded.minutes,
  asked_hours = excluded.asked_hours, is_money = excluded.is_money, bulk = excluded.bulk,
  has_visitors = excluded.has_visitors, names = excluded.names;

insert into casework.verdict (kind, code, position, needs_reason, names, about)
values
  ('deposit', 'credit', 1, false, '{"VI": "Ghi có", "EN": "Credit"}', null),
  ('deposit', 'return', 2, true, '{"VI": "Hoàn trả", "EN": "Return"}', null),
  ('deposit', 'wait', 3, true, '{"VI": "Chờ thêm", "EN": "Wait"}', null),
  ('withdrawal', 'approve', 1, false, '{"VI": "Duyệt", "EN": "Approve"}', null),
  ('withdrawal', 'refuse', 2, true, '{"VI": "Từ chối", "EN": "Refuse"}', null),
  ('withdrawal', 'proof', 3, false, '{"VI": "Gửi chứng từ", "EN": "Send proof"}', '{receipt}'),
  ('withdrawal', 'pay_rest', 4, false, '{"VI": "Trả phần còn lại", "EN": "Pay the rest"}', '{receipt}'),
  ('withdrawal', 'return', 5, true, '{"VI": "Hoàn vào ví", "EN": "Return to the wallet"}', '{receipt,stop}'),
  ('withdrawal', 'paid', 6, false, '{"VI": "Đã trả", "EN": "Paid"}', '{payout}'),
  ('withdrawal', 'not_paid', 7, false, '{"VI": "Chưa trả, hoàn vào ví", "EN": "Not paid, return it"}', '{payout}'),
  ('withdrawal', 'continue', 8, false, '{"VI": "Vẫn trả", "EN": "Pay it all the same"}', '{stop}'),
  ('identity', 'pass', 1, false, '{"VI": "Đạt", "EN": "Pass"}', null),
  ('identity', 'refuse', 2, true, '{"VI": "Từ chối", "EN": "Refuse"}', null),
  ('identity', 'more', 3, true, '{"VI": "Cần thêm", "EN": "Ask for more"}', null),
  ('ticket', 'delete', 1, false, '{"VI": "Xoá tài khoản", "EN": "End the account"}', '{privacy}'),
  ('ticket', 'keep', 2, true, '{"VI": "Từ chối", "EN": "Refuse"}', '{privacy}'),
  ('ticket', 'answer', 1, false, '{"VI": "Trả lời", "EN": "Answer"}', null),
  ('ticket', 'close', 2, true, '{"VI": "Đóng", "EN": "Close"}', null),
  ('room', 'hide', 1, true, '{"VI": "Ẩn tin", "EN": "Hide it"}', null),
  ('room', 'silence', 2, true, '{"VI": "Ẩn tin và cấm viết", "EN": "Hide it and silence"}', null),
  ('room', 'keep', 3, false, '{"VI": "Giữ tin", "EN": "Keep it"}', null),
  ('flag', 'clear', 1, false, '{"VI": "Không vấn đề", "EN": "Clear"}', null),
  ('flag', 'act', 2, true, '{"VI": "Có biện pháp", "EN": "Act"}', null)
on conflict (kind, code) do update
set position = excluded.position, needs_reason = excluded.needs_reason, names = excluded.names,
  about = excluded.about;

insert into casework.subject_right (kind, about, right_noun)
values
  ('withdrawal', 'payout', 'payout.resolve'),
  ('withdrawal', 'stop', 'payout.resolve')
on conflict (kind, about) do update set right_noun = excluded.right_noun;

-- Operators edit reasons: what is there stays.
insert into casework.reason (kind, code, is_told, texts)
values
  ('deposit', 'unknown_payer', true, '{"VI": "Người chuyển không phải chủ tài khoản.", "EN": "The payer is not the owner of the account."}'),
  ('deposit', 'wrong_content', true, '{"VI": "Nội dung chuyển khoản không đúng.", "EN": "The content of the transfer is wrong."}'),
  ('deposit', 'paid_twice', true, '{"VI": "Khoản này đã được chuyển hai lần.", "EN": "This was paid twice."}'),
  ('deposit', 'not_arrived', false, '{"VI": "Ngân hàng chưa báo có.", "EN": "The bank has not reported it."}'),
  ('withdrawal', 'payee_name', true, '{"VI": "Tên tài khoản ngân hàng không khớp với tên của bạn.", "EN": "The name of the bank account is not yours."}'),
  ('withdrawal', 'payee_closed', true, '{"VI": "Ngân hàng không nhận tài khoản này.", "EN": "The bank does not accept this account."}'),
  ('withdrawal', 'identity_missing', true, '{"VI": "Cần xác minh giấy tờ trước khi rút tiền.", "EN": "Your identity must be checked before a withdrawal."}'),
  ('withdrawal', 'turnover', true, '{"VI": "Chưa đủ doanh thu cược.", "EN": "The turnover is not complete."}'),
  ('withdrawal', 'suspicion', false, '{"VI": "Nghi vấn, chuyển kiểm tra.", "EN": "A suspicion, to be examined."}'),
  ('identity', 'unreadable', true, '{"VI": "Ảnh mờ hoặc bị che, không đọc được.", "EN": "The picture is blurred or covered and cannot be read."}'),
  ('identity', 'expired', true, '{"VI": "Giấy tờ đã hết hạn.", "EN": "The document has expired."}'),
  ('identity', 'name_differs', true, '{"VI": "Tên trên giấy tờ khác với tên trong hồ sơ.", "EN": "The name on the document differs from the profile."}'),
  ('identity', 'under_age', true, '{"VI": "Giấy tờ cho thấy bạn chưa đủ tuổi.", "EN": "The document shows that you are under age."}'),
  ('identity', 'not_genuine', false, '{"VI": "Giấy tờ có dấu hiệu giả.", "EN": "The document does not look genuine."}'),
  ('identity', 'side_missing', true, '{"VI": "Thiếu một mặt của giấy tờ.", "EN": "A side of the document is missing."}'),
  ('ticket', 'deletion_identity', true, '{"VI": "Chưa xác nhận được chính bạn là người yêu cầu.", "EN": "We could not confirm that you asked for this yourself."}'),
  ('ticket', 'deletion_inquiry', true, '{"VI": "Luật yêu cầu giữ dữ liệu trong khi một cuộc kiểm tra chưa kết thúc.", "EN": "The law has us keep the data while an inquiry is open."}'),
  ('ticket', 'done', true, '{"VI": "Yêu cầu đã được xử lý.", "EN": "The request is done."}'),
  ('ticket', 'duplicate', true, '{"VI": "Việc này đã có trong một yêu cầu khác của bạn.", "EN": "Another request of yours is about the same."}'),
  ('ticket', 'no_answer', true, '{"VI": "Chưa nhận được câu trả lời của bạn.", "EN": "No answer of yours came."}'),
  ('ticket', 'not_ours', true, '{"VI": "Việc này không thuộc phạm vi của chúng tôi.", "EN": "This is not in our hands."}'),
  ('ticket', 'spam', false, '{"VI": "Tin rác.", "EN": "Spam."}'),
  ('room', 'abuse', false, '{"VI": "Xúc phạm hoặc đe doạ.", "EN": "Insult or threat."}'),
  ('room', 'spam', false, '{"VI": "Quảng cáo hoặc lặp lại.", "EN": "Advertising or repetition."}'),
  ('room', 'private', false, '{"VI": "Lộ thông tin riêng.", "EN": "Private details."}'),
  ('room', 'rules', false, '{"VI": "Trái quy định của phòng.", "EN": "Against the rules of the room."}'),
  ('flag', 'explained', false, '{"VI": "Đã có giải thích.", "EN": "Explained."}'),
  ('flag', 'blocked', false, '{"VI": "Đã khoá.", "EN": "Blocked."}')
on conflict (kind, code) do nothing;
