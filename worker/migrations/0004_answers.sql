-- Where the answer to a full payload is kept: in R2 beside the result, since it may repeat what it was sent
-- and D1 cannot forget within 30 days.
ALTER TABLE delivery_attempts ADD COLUMN answer_key TEXT;
