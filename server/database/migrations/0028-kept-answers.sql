-- Answers kept for a repeated key held rows as they were: what has been erased since, and what their reader may no
-- longer see. Keys and the names of changed rows stay.

update idempotency
set answer = json_build_object(
  'changes', coalesce(
    (
      select json_agg(json_build_object(
        'bucket', change -> 'bucket', 'table', change -> 'table', 'id', change -> 'id', 'ver', change -> 'ver'
      ))
      from json_array_elements(answer::json -> 'changes') as change
    ),
    '[]'::json
  )
)::text
where answer is not null;
