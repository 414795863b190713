import { Queue } from 'workbox-background-sync';
import { serveByQueue } from './workbox-events.ts';

// Answers below 500 count as sent: the documentation's own check.
serveByQueue(new Queue('taps'), (response) => response.status < 500);
