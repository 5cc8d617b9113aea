-- The thresholds by field that `ficha evaluate --profile` found, as JSON: numbers and names of fields, nothing of a
-- document. NULL: `review_below` alone says what needs a review.
ALTER TABLE tenants ADD COLUMN review_profile TEXT;
