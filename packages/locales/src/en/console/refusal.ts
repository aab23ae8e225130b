import type { Translated } from '../../phrases';
import type { refusal as vi } from '../../vi/console/refusal';

export const refusal = {
  'operator.session_required': 'Sign in first.',
  'operator.locked': 'The page is locked. Open it with a code.',
  'operator.right_missing': 'You don’t have this right. An administrator gives it.',
  'operator.step_up_required': 'Confirm it’s you to continue.',
  'operator.wrong_credentials': 'The name, the password or the code is wrong.',
  'operator.account_locked': 'Too many wrong tries. The account is locked for 30 minutes.',
  'operator.code_used': 'This code was used already. Wait for the next one.',
  'operator.invitation_over':
    'The invitation is over or was used. If your password is chosen, sign in; else ask for a new one.',
  'operator.password_weak': 'That password is too easy to guess. Choose another.',
  'operator.name_taken': 'That name is taken.',
  'operator.role_conflict': 'One person may not hold both of these rights.',
  'operator.self': 'A person’s own rights are changed by somebody else.',
  'operator.last_of_kind': 'A brand would have no other person with this right.',
  'operator.lookup_limit': 'Too many lookups within an hour.',
  'operator.reveal_limit': 'Too many personal values were opened within an hour.',
  'desk.changed': 'There is something new in this case. Read it again, then decide.',
  'desk.decided': 'This case has been decided.',
  'desk.lease_over': 'This case is not yours any more. Open it again.',
  'desk.held': 'Another person is working on this case.',
  'desk.same_person': 'The second person must be another one.',
  'desk.conflict': 'This case has to do with you, so another person must decide it.',
  'desk.reason_missing': 'Choose or write a reason.',
  'desk.not_bulk': 'This is not done in bulk: each case is opened by a person.',
  'desk.bulk_changed': 'The list has changed. Look at it again first.',
  'desk.push_limit': 'You have pushed 5 cases within an hour.',
  'desk.claim_limit': 'You have ten cases. Put one back, or decide it, first.',
  'desk.not_reopened': 'This case cannot be opened again.',
  'desk.shift_holds': 'You still have cases. Write a note to hand them over.',
  'desk.not_on_shift': 'This person is not on shift any more.',
  'desk.link_outside': 'A message to a player contains no links.',
  'message.link_outside': 'A message to a player contains no links and no names of web sites.',
  'message.preview_over':
    'The preview is older than two minutes or of another message. Preview it again.',
  'message.no_players': 'This filter finds no players.',
  'message.template_changed':
    'The template was changed meanwhile. Open it again to see the new one.',
  'cashier.csv_broken': 'This file is no bank statement that can be read.',
  'cashier.order_taken': 'This order is credited already.',
  'cashier.amount_differs':
    'The order asks for another amount. Choose the order that the transfer names, or the player.',
  'cashier.debit_found':
    'A bank statement shows a debit with the number of this payout. It may be paid.',
  'change.stale': 'This changed since you opened it. Look again before you save.',
  'change.open': 'Another proposal for this is open.',
  'change.needs_second': 'A second person must approve this change.',
  'change.same_person': 'The second person must be another one.',
  'change.reason_missing': 'Give a reason.',
  'change.not_undoable': 'This change cannot be undone.',
  'change.decided': 'This proposal was decided already.',
  'change.time_past': 'The time of this change is over. Propose it again with another time.',
  'change.failed': 'The system could not apply this change. Check its values and propose it again.',
  'change.drafts_full': 'You have a hundred drafts. Propose one or empty one first.',
  'operator.device_unknown': 'This browser is not known. A code was sent to your mail.',
  'operator.device_code_over': 'This code no longer works. Sign in again for a new one.',
  'operator.device_code_wrong':
    'That is not the code of the newest mail. After five wrong ones, sign in again.',
  'operator.network_refused':
    'You are outside the networks from which you may work. Ask an administrator.',
  'operator.locks_out': 'With this list you would lock yourself out of where you are now.',
  'change.csv_broken':
    'This file can’t be read: it must be CSV in UTF-8, with a row of column names.',
  'change.csv_columns':
    'The first row must name the columns of the template, each once. Download the template.',
  'change.real_brand': 'This brand takes real money: it is changed in the console only.',
  'brand.not_ready': 'This brand is not ready for real money.',
  'brand.holds_money':
    'Players of this brand have money. Its mode can change once every balance is nothing.',
  'round.nothing_stands': 'Nothing of this round stands: it was voided or refunded already.',
  'round.not_covered':
    'The player’s balance does not cover the payout that would be taken back, so the round is not voided.',
  'round.too_many':
    'That is more rounds than two persons void at once, which is 2,000. Choose a shorter time.',
  'support.chat_taken': 'A colleague has taken this chat.',
  'support.chat_limit': 'The person has as many chats as one may have at a time.',
  'support.not_taken': 'This chat is not yours. Take it before you answer.',
  'support.no_pictures': 'A visitor who is not signed in gets no pictures.',
  'support.no_text': 'The person has written no text, of which a ticket could be made.',
  'gateway.lists_no_rounds': 'This vendor sends no list of its rounds, so it can’t be asked again.',
  'gateway.vendor_failed': 'The vendor didn’t answer. Try again later.',
  'operation.job_running': 'This job is running. Wait for its end.',
  'report.export_limit': 'You have five files. Fetch one or take one back first.',
  'report.export_too_many':
    'There are more than 50,000 lines. Choose fewer days or narrow the filter.',
  'report.export_over': 'This file is gone, not made yet, or was fetched already.',
  'audit.too_many':
    'There are more than 10,000 lines. Narrow the filter, or ask on the page Files.',
} as const satisfies Translated<typeof vi>;
