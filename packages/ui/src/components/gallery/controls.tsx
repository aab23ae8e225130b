import { useState } from 'react';
import { bell } from '../../icons/bell';
import { caretDown } from '../../icons/caret-down';
import { gift, giftFill } from '../../icons/gift';
import { house, houseFill } from '../../icons/house';
import { magnifyingGlass, magnifyingGlassFill } from '../../icons/magnifying-glass';
import { translate } from '../../icons/translate';
import { user, userFill } from '../../icons/user';
import { wallet, walletFill } from '../../icons/wallet';
import { Banner } from '../layout/banner';
import { Button } from '../form/button';
import { CheckField, OptionList, OptionRow } from '../form/check-field';
import { Chip, Chips } from '../display/chips';
import { ComboBox } from '../form/search/combo-box';
import { ErrorSummary, FormAlert } from '../form/error-summary';
import { TextAreaField, TextField } from '../form/field';
import { IconButton } from '../form/icon-button';
import { Menu, MenuItem } from '../layout/menu';
import { MoneyField } from '../form/money-field';
import { Pager } from '../display/pager';
import { PasswordField } from '../form/password-field';
import { SelectField } from '../form/select-field';
import { TabBar, TabBarItem } from '../layout/tab-bar';
import { Tabs } from '../layout/tabs';
import css from './gallery.module.css';
import { Section, STACKED } from './section';

const countries = [
  { value: 'VN', label: 'Việt Nam', detail: '+84' },
  { value: 'PH', label: 'Philippines', detail: '+63' },
  { value: 'TH', label: 'Thái Lan', detail: '+66' },
  { value: 'JP', label: 'Nhật Bản', detail: '+81' },
];

const Buttons = () => (
  <Section title="Buttons">
    <div className={css.row}>
      {(['accent', 'primary', 'outline', 'solid', 'quiet'] as const).map((look) => (
        <Button key={look} look={look}>
          {look} Ẩn Ễ
        </Button>
      ))}
      <Button look="accent" small>
        Rút tiền
      </Button>
      <Button icon={gift} small>
        Khuyến mãi
      </Button>
      <Button busy="Đang gửi…" look="accent">
        Tạo tài khoản
      </Button>
      <Button disabled look="accent">
        Nạp tiền
      </Button>
      <IconButton badge={3} icon={bell} label="Hộp thư, 3 mục mới" />
      <Menu button={{ className: '', children: <Icons label="Tiếng Việt" /> }} label="Ngôn ngữ">
        <MenuItem on>Tiếng Việt</MenuItem>
        <MenuItem>English</MenuItem>
      </Menu>
    </div>
    <Button look="accent" wide>
      {STACKED}
    </Button>
  </Section>
);

const Icons = ({ label }: { label: string }) => (
  <span className={css.row}>
    <IconLabel of={translate} />
    {label}
    <IconLabel of={caretDown} />
  </span>
);

const IconLabel = ({ of }: { of: string }) => (
  <svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 256 256" width="16">
    <path d={of} />
  </svg>
);

const Choices = () => {
  const [tab, setTab] = useState<'mobile' | 'username'>('username');
  const [chip, setChip] = useState('7');
  const [page, setPage] = useState(2);
  return (
    <Section title="Choices">
      <div className={css.columns}>
        <Tabs
          items={[
            { id: 'username', label: 'Bằng tên đăng nhập' },
            { id: 'mobile', label: 'Bằng số điện thoại' },
          ]}
          label="Cách đăng ký"
          onChange={setTab}
          value={tab}
        />
        <Chips label="Khoảng thời gian">
          {['1', '7', '30', '90', STACKED].map((days) => (
            <Chip key={days} on={days === chip} onClick={() => setChip(days)}>
              {days}
            </Chip>
          ))}
        </Chips>
        <OptionList label="Phương thức nạp">
          {['Chuyển khoản', STACKED, 'Ví điện tử'].map((name, at) => (
            <OptionRow defaultChecked={at === 1} disabled={at === 2} key={name} name="method">
              <span>{name}</span>
            </OptionRow>
          ))}
        </OptionList>
        <Pager onPage={setPage} page={page} totalPages={9} />
      </div>
    </Section>
  );
};

const Fields = () => {
  const [amount, setAmount] = useState('500000');
  const [country, setCountry] = useState('VN');
  return (
    <Section title="Fields">
      <div className={css.columns}>
        <TextField hint={STACKED} label={STACKED} placeholder="ten@example.com" />
        <TextField defaultValue="minhkhoa" isValid label="Hợp lệ" />
        <TextField defaultValue="minh khoa" error={STACKED} hint="6–16 ký tự" label="Sai" />
        <TextField defaultValue="HN20" isChecking isOptional label="Đang kiểm tra" />
        <TextField defaultValue="minhkhoa" label="Chỉ đọc" readOnly />
        <TextField defaultValue="minhkhoa" disabled hint="Cần có mạng" label="Không dùng được" />
        <PasswordField autoComplete="new-password" defaultValue="secret123" label="Mật khẩu" />
        <MoneyField
          hint="Từ 50,000.00 đến 300,000,000.00"
          label="Số tiền nạp"
          name="amount"
          onChange={setAmount}
          symbol="₫"
          value={amount}
        />
        <SelectField
          label="Sắp xếp"
          options={[
            { value: 'a', label: 'Phổ biến' },
            { value: 'b', label: STACKED },
          ]}
        />
        <ComboBox
          label="Mã quốc gia"
          name="country"
          onChange={setCountry}
          options={countries}
          value={country}
        />
        <TextAreaField label="Mô tả vấn đề" rows={3} />
        <div>
          <CheckField defaultChecked>{STACKED}</CheckField>
          <CheckField error="Bạn cần xác nhận đã đủ 18 tuổi">Tôi đủ 18 tuổi</CheckField>
        </div>
        <ErrorSummary
          fields={[
            { id: 'a', label: 'Tên đăng nhập', text: 'Vui lòng điền mục này' },
            { id: 'b', label: 'Mật khẩu', text: STACKED },
          ]}
        />
        <FormAlert>{STACKED}</FormAlert>
      </div>
    </Section>
  );
};

const Frame = () => (
  <Section title="Frame">
    <Banner
      label="Nổi bật"
      slides={[
        {
          id: '1',
          art: { code: 'r1', category: 'RNG', vendor: 'V04' },
          eyebrow: 'Nổ hũ độc quyền',
          title: '20 vòng miễn phí',
          body: STACKED,
          action: 'Chơi thử',
          link: { href: '#1' },
        },
        {
          id: '2',
          art: { code: 'f1', category: 'FISH', vendor: 'V01' },
          eyebrow: 'Nổ hũ',
          title: STACKED,
          body: STACKED,
        },
        {
          id: '3',
          art: { code: 'ga', category: 'DS88', vendor: 'V01' },
          eyebrow: 'Đá gà',
          title: 'Hoàn trả hằng ngày',
          action: 'Xem điều kiện',
          link: { href: '#3' },
        },
      ]}
      words={{
        pause: 'Tạm dừng chuyển động',
        play: 'Tiếp tục chuyển động',
        goTo: (index) => `Xem banner ${index}`,
      }}
    />
    <div className={css.still}>
      <TabBar aria-label="Thanh điều hướng dưới">
        <TabBarItem current href="#h" icon={house} iconFill={houseFill} label="Trang chủ" />
        <TabBarItem
          href="#s"
          icon={magnifyingGlass}
          iconFill={magnifyingGlassFill}
          label="Tìm game"
        />
        <TabBarItem accent href="#d" icon={wallet} iconFill={walletFill} label="Nạp tiền" />
        <TabBarItem href="#o" icon={gift} iconFill={giftFill} label="Khuyến mãi" />
        <TabBarItem href="#m" icon={user} iconFill={userFill} label="Tài khoản" />
      </TabBar>
    </div>
  </Section>
);

/** Everything that is pressed, chosen and typed into. */
export const Controls = () => (
  <>
    <Frame />
    <Buttons />
    <Choices />
    <Fields />
  </>
);
