import { useState } from 'react';
import { cherries } from '../../icons/cherries';
import { headset } from '../../icons/headset';
import { heartBreak } from '../../icons/heart-break';
import { receipt } from '../../icons/receipt';
import { trendDown } from '../../icons/trend-down';
import { trendUp } from '../../icons/trend-up';
import { checkCircleFill } from '../../icons/check-circle';
import { toast } from '../../toasts';
import { Button } from '../form/button';
import { CopyButton } from '../form/copy-button';
import { Dialog } from '../layout/dialog';
import { Facts, Figures } from '../display/facts';
import { Icon } from '../art/icon';
import { type Column, DataTable } from '../display/data-table';
import { Money } from '../display/money';
import { OfflineBar } from '../feedback/offline-bar';
import { GridSkeleton, TableSkeleton } from '../feedback/skeleton';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Status } from '../display/tag';
import { Ticket, TornTicket } from '../display/ticket';
import { Toasts } from '../feedback/toasts';
import { EngravedBackground } from '../art/engraved-background';
import css from './gallery.module.css';
import { Section, STACKED } from './section';

interface Bet {
  id: string;
  game: string;
  stake: string;
  net: string;
  at: string;
}

const bets: Bet[] = [
  { id: 'V01-88213', game: STACKED, stake: '200000', net: '-200000', at: '17/11/2026 20:10' },
  { id: 'V01-70012', game: 'Tài Xỉu', stake: '500000', net: '475000', at: '17/11/2026 20:11' },
  { id: 'V01-55123', game: 'Bắn Cá', stake: '120000', net: '0', at: '17/11/2026 20:12' },
];

const columns: Column<Bet>[] = [
  { key: 'i', name: 'Loại', place: 'icon', cell: () => <Icon of={cherries} /> },
  { key: 'g', name: 'Trò chơi', place: 'title', cell: ({ game }) => game },
  {
    key: 's',
    name: 'Cược',
    place: 'meta',
    atEnd: true,
    isNamed: true,
    cell: ({ stake }) => <Money amount={stake} />,
  },
  {
    key: 'n',
    name: 'Thắng/Thua',
    place: 'figure',
    atEnd: true,
    cell: ({ net }) => <Money amount={net} coloured signed size="m" />,
  },
  {
    key: 'r',
    name: 'Kết quả',
    place: 'status',
    cell: ({ net }) =>
      net.startsWith('-') ? (
        <Status icon={trendDown} tone="neg">
          Thua
        </Status>
      ) : (
        <Status icon={trendUp} tone="pos">
          Thắng
        </Status>
      ),
  },
  { key: 'd', name: 'Mã cược', place: 'id', cell: ({ id }) => id },
  { key: 't', name: 'Thời gian', place: 'time', cell: ({ at }) => at },
];

const Tickets = () => (
  <Section title="Tickets: money only">
    <div className={css.columns}>
      <Ticket notch="third">
        <Figures
          facts={[
            { name: 'Tổng cược', value: <Money amount="1208000" size="m" /> },
            { name: 'Trả thưởng', value: <Money amount="908000" size="m" /> },
            { name: 'Thắng/Thua', value: <Money amount="311500" coloured signed size="m" /> },
          ]}
        />
      </Ticket>
      <TornTicket
        head={
          <EngravedBackground name="slip">
            <div className={css.amount}>
              <div className="t-label t-2">Số tiền nạp</div>
              <Money amount="500000" size="xl" symbol="₫" />
            </div>
          </EngravedBackground>
        }
      >
        <div className={css.padded}>
          <Facts
            facts={[
              {
                name: 'Mã giao dịch',
                value: (
                  <>
                    DP26112101884 <CopyButton of="Mã giao dịch" text="DP26112101884" />
                  </>
                ),
              },
              { name: 'Phương thức', value: STACKED },
            ]}
          />
        </div>
      </TornTicket>
    </div>
  </Section>
);

const States = () => (
  <Section title="States">
    <OfflineBar />
    <div className={css.columns}>
      <div className="panel">
        <EmptyState action={<Button>Xem 30 ngày qua</Button>} icon={receipt}>
          {STACKED}
        </EmptyState>
      </div>
      <ErrorState
        actions={
          <>
            <Button look="primary">Thử lại</Button>
            <Button icon={headset}>Liên hệ hỗ trợ</Button>
          </>
        }
        money="Tiền của bạn không bị trừ."
        reference="E-7KQ2-0917"
        title="Chưa tạo được lệnh nạp"
      >
        Cổng thanh toán không trả lời.
      </ErrorState>
      <TableSkeleton rows={3} />
      <GridSkeleton cards={3} />
    </div>
  </Section>
);

const Overlays = () => {
  const [open, setOpen] = useState<'form' | 'good' | 'question'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Overlays">
      <div className={css.row}>
        <Button onClick={() => setOpen('question')}>Dialog: question</Button>
        <Button onClick={() => setOpen('good')}>Dialog: good news</Button>
        <Button onClick={() => setOpen('form')}>Dialog: way in</Button>
        <Button onClick={() => toast({ text: 'Đã sao chép', icon: checkCircleFill, tone: 'pos' })}>
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({
              text: 'Đã bỏ khỏi yêu thích',
              icon: heartBreak,
              action: { label: 'Hoàn tác', onAct: () => undefined },
            })
          }
        >
          Toast with undo
        </Button>
      </div>
      {open && (
        <Dialog
          actions={
            <>
              <Button onClick={close}>Hủy</Button>
              <Button look="primary" onClick={close}>
                Đăng xuất
              </Button>
            </>
          }
          isGood={open === 'good'}
          onClose={close}
          title={open === 'form' ? 'Đăng nhập' : STACKED}
          {...(open === 'form' ? { rosette: 'ways-in' } : {})}
        >
          <p>Bạn có chắc muốn đăng xuất? {STACKED}</p>
        </Dialog>
      )}
      <Toasts />
    </Section>
  );
};

/** Everything that holds other things: tickets, ledgers, states, dialogs, toasts. */
export const Containers = () => (
  <>
    <Tickets />
    <Section title="Ledger">
      <DataTable
        columns={columns}
        keyOf={({ id }) => id}
        label="Lịch sử cược"
        onOpen={{ name: ({ id }) => `Xem chi tiết lượt cược ${id}`, open: () => undefined }}
        rows={bets}
      />
    </Section>
    <States />
    <Overlays />
  </>
);
