-- An address that an account had before: nobody else registers it as long as there is a way back.
create index link_restore_mail on link ((subject ->> 'mail')) where action = 'restore-mail';
create index link_change_mail on link ((subject ->> 'from')) where action = 'change-mail';
