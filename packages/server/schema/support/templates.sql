-- Texts at hand. What is there stays: a brand writes its own rows beside these.
insert into support.template (code, language, title, text, position)
values
  ('wait_bank', 'VI', 'Chờ ngân hàng', 'Ngân hàng đang xử lý giao dịch của bạn. Chúng tôi theo dõi và báo ngay khi có kết quả. Tiền của bạn vẫn an toàn.', 1),
  ('wait_bank', 'EN', 'Waiting for the bank', 'The bank is processing your transaction. We watch it and tell you as soon as it is done. Your money is safe.', 1),
  ('send_receipt', 'VI', 'Cần ảnh biên lai', 'Bạn hãy gửi ảnh biên lai chuyển khoản, có đủ số tiền, thời gian và nội dung, để chúng tôi đối chiếu với ngân hàng.', 2),
  ('send_receipt', 'EN', 'Picture of the receipt', 'Please send a picture of the transfer receipt with its amount, time and content, so that we can compare it with the bank.', 2),
  ('round_settled', 'VI', 'Vòng chơi đã tính xong', 'Chúng tôi đã kiểm tra vòng chơi. Kết quả và tiền thắng khớp với nhà cung cấp; bạn xem lại từng bước trong lịch sử cược.', 3),
  ('round_settled', 'EN', 'The round is settled', 'We checked the round. Its result and payout agree with the vendor; your betting record shows each step.', 3),
  ('how_to_withdraw', 'VI', 'Điều kiện rút tiền', 'Trang Rút tiền cho biết số tiền rút được, phần doanh thu cược còn thiếu và lý do. Khi đủ, bạn gửi yêu cầu tại đó.', 4),
  ('how_to_withdraw', 'EN', 'When one can withdraw', 'The withdrawal page shows what you can withdraw, the turnover that is left and why. Once it is complete, send the request there.', 4),
  ('done', 'VI', 'Đã xử lý xong', 'Việc của bạn đã được xử lý xong. Nếu còn gì chưa ổn, bạn mở lại yêu cầu này trong 30 ngày.', 5),
  ('done', 'EN', 'Done', 'Your request is done. If something is still not right, you can open it again within 30 days.', 5),
  ('no_answer', 'VI', 'Chưa nhận được trả lời', 'Chúng tôi chưa nhận được câu trả lời của bạn nên đóng yêu cầu này. Bạn mở lại bất cứ lúc nào trong 30 ngày.', 6),
  ('no_answer', 'EN', 'No answer came', 'We have had no answer from you, so we close this request. You can open it again within 30 days.', 6),
  ('thanks', 'VI', 'Cảm ơn góp ý', 'Cảm ơn bạn đã góp ý. Chúng tôi đã chuyển cho bộ phận phụ trách.', 7),
  ('thanks', 'EN', 'Thanks for the feedback', 'Thank you for your feedback. We passed it to the people in charge.', 7)
on conflict (brand, code, language) do nothing;
