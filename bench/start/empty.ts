import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** As little as React can be asked for: one list with one row. */
const row = createElement('li', null, createElement('article', null, 'here'));
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement('ul', null, row));
