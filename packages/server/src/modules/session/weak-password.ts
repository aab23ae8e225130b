// Long passwords that stand at the top of published breaches, letters folded. Shorter ones are
// refused by their length already.
const breached = new Set(
  `
  1234567890 0123456789 9876543210 0987654321 12345678910 123456789a a123456789 1q2w3e4r5t
  1qaz2wsx3edc 1qazxsw2 qwertyuiop qwerty12345 qwerty123456 qwerty1234567 qwertyuiop123 asdfghjkl1
  asdfghjkl123 zxcvbnm123 password12 password123 password1234 password12345 password123456
  password01 passw0rd123 p@ssw0rd123 p@ssword123 p@ssword1234 password2020 password2021
  password2022 password2023 password2024 password2025 password2026 passwordpassword mypassword
  mypassword1 mypassword123 iloveyou12 iloveyou123 iloveyou1234 iloveyou143 iloveyousomuch
  iloveyouforever ilovemyself iloveyou4ever loveyou123 loveme1234 welcome123 welcome1234
  welcome2024 welcome2025 welcome2026 admin12345 admin123456 administrator adminadmin admin@1234
  letmein123 letmein1234 letmeinnow changeme123 changemenow football123 baseball123 basketball
  basketball1 liverpool1 liverpool123 manchester manchester1 manutd1234 chelsea123 barcelona1
  barcelona123 realmadrid realmadrid1 arsenal123 superman123 batman1234 spiderman123 pokemon123
  pokemon1234 dragon1234 dragonball dragonball1 dragonballz naruto1234 narutouzumaki onepiece123
  starwars123 starwars1 starwars1234 minecraft123 fortnite123 pubgmobile leagueoflegends
  princess123 princess12 sunshine123 sunshine12 butterfly1 butterfly123 chocolate1 chocolate123
  michael123 michelle123 jennifer123 jessica123 charlie123 jordan1234 computer123 internet123
  samsung123 samsung1234 iphone1234 google1234 facebook123 facebook1234 facebook12 instagram1
  instagram123 youtube123 whatsapp123 microsoft1 abcdefghij abcdefghijk abcdefghijkl abcd123456
  abcde12345 abc1234567 abc123456789 abcd1234567 abc123abc123 abcabcabc1 aaaaaaaaaa aa12345678
  aa123456789 a1234567890 a1b2c3d4e5 a1b2c3d4e5f6 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r5t6y z1x2c3v4b5
  zaq12wsxcde xsw21qaz123 qazwsxedc1 qazwsxedc123 qazwsxedcrfv 1111111111 0000000000 2222222222
  3333333333 5555555555 6666666666 7777777777 8888888888 9999999999 1212121212 1231231231
  1231231234 123123123123 1122334455 112233445566 11223344556677 1234512345 123456123456
  123456654321 1234554321 0102030405 102030405060 1010101010 2020202020 987654321a 147258369a
  1472583690 147258369147 159753456852 159357456852 7894561230 789456123a 741852963a 963852741a
  123654789a 0147852369 321321321a 123qweasdzxc 123qwe123qwe 123qwe!@#qwe qweasdzxc1 qweasdzxc123
  qwe123qwe123 qweqweqwe1 asdasdasd1 asd123asd123 zxczxczxc1 1234qwerasdf 1234qwerty qwer123456
  qwer1234qwer qwertyqwerty asdf123456 asdfasdfasdf asdf1234asdf test123456 testtest123 testing123
  test1234test guest12345 user123456 default123 temp123456 secret1234 secret12345 secretpassword
  trustno1234 whatever123 nothing123 monkey1234 monkey12345 hello12345 hello123456 helloworld
  helloworld1 helloworld123 goodmorning iamthebest iamtheking blink182blink thankyou123 forever123
  friends4ever family1234 jesus12345 jesuschrist jesuslovesme godisgood1 godisgreat blessed123
  angel12345 babygirl123 babygirl12 babyboy123 sweetheart sweetheart1 mylove1234 lovelove123
  lovelylove hellokitty hellokitty1 hellokitty123 rockyou123 master1234 shadow1234 ashley1234
  nicole1234 daniel1234 matthew123 anthony123 william123 elizabeth1 alexander1 alexander123
  christopher christian1 christian123 september1 november11 december12 january123 summer2024
  summer2025 summer2026 winter2024 winter2025 spring2025 spring2026 autumn2025 monday1234
  friday1234 vietnam123 vietnam1234 vietnam1975 vietnam2024 vietnam2025 vietnam2026 vietnamvodich
  hanoi12345 hanoi123456 saigon1234 saigon12345 saigon1975 hochiminh1 hochiminh123 danang1234
  haiphong123 nguyenvana nguyenvan123 nguyenthi123 nguyen1234 nguyen12345 nguyen123456 matkhau123
  matkhau1234 matkhau12345 matkhau123456 matkhaucuatoi khongbiet123 khongbiet1 khongcopass
  khongco123 anhyeuem12 anhyeuem123 anhyeuem1234 anhyeuem1 anhyeuemnhieu emyeuanh12 emyeuanh123
  emyeuanhnhieu yeuem12345 yeuanh12345 toiyeuem123 toiyeuvietnam congaicung1 tinhyeu123 tinhyeu1234
  hanhphuc123 hanhphuc1 giadinh123 conyeucuame bobamecon1 mothaibabon motkhaiba1 chochetme1
  chetmemay1 dmmdmmdmm1 dkmdkmdkm1 thanhcong1 thanhcong123 phattai123 phattai888 maymanmayman
  taixiu1234 nohu123456 zalo123456 zalo12345 facebookvn thuylinh123 minhanh123 ngocanh123
  quynhanh123 tuananh123 thanhnhan1 pilipinas1 pilipinas123 mahalkita1 mahalkita123 mahalkoikaw
  iloveyouph manila1234 casino1234 casino12345 jackpot777 jackpot123 lucky77777 lucky88888
  luckyseven7 gambling123 slotmachine
  `
    .trim()
    .split(/\s+/),
);

/**
 * One short piece again and again, or signs that follow each other in the alphabet or on the
 * keyboard.
 */
const isPatterned = (folded: string): boolean => {
  const repeated = /^(.{1,4})\1+(.{0,3})$/su.exec(folded);
  if (repeated?.[1]?.startsWith(repeated[2] ?? '')) return true;
  const codes = [...folded].map((sign) => sign.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  );
};

/** Known to guessers, or built from the player's own name. */
export const isWeakPassword = (password: string, username: string): boolean => {
  const folded = password.normalize('NFKC').toLowerCase();
  const name = username.normalize('NFKC').toLowerCase();
  const rest = folded.replaceAll(name, '');
  return breached.has(folded) || isPatterned(folded) || (rest !== folded && rest.length < 6);
};
