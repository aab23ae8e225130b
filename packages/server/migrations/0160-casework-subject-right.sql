-- Which right works the cases of a subject, where it is not that of their queue: `payout` of payout:<id>.
create table casework.subject_right (
  kind text not null references casework.queue,
  about text not null,
  -- <noun>.w decides, <noun>.a decides as the second person.
  right_noun text not null,
  primary key (kind, about)
);
