import { on } from '@vitrina/core';

const { dataset } = document.documentElement;
const subscribe = ( listener: () => void ) => on( 'consent:changed', listener );

/** What the visitor has allowed, as this page knows it; a store for components. */
export const consentRecord = {
	/** Letters; see record.ts. Also empty for visitors who have not answered. */
	get: (): string => dataset.consent ?? '',
	subscribe,
};

/** When the choice was made, and its number in the shop's log: "SECONDS.NUMBER", or empty. */
export const consentReceipt = {
	get: (): string =>
		/(?:^|; )vitrina_consent=\d+\.\w*\.(\d+\.\w+)/.exec(
			document.cookie
		)?.[ 1 ] ?? '',
	subscribe,
};
