create or replace view brand.brand_view as
select code, merchant_code, name, currency, currency_symbol, time_zone, default_language, languages,
  maintenance, demo, config_version, mode, alone, settings ->> 'logo' as logo
from brand.brand;
