-- Declared pay has lain among the other large files since 0074, and nothing reads its own tables any more.
DROP TABLE declared_pay;
DROP TABLE pay_file;
