import { on } from '@vitrina/core';

const { dataset } = document.documentElement;

/** What the visitor has allowed, as this page knows it; a store for components. */
export const consentRecord = {
	/** Letters; see record.ts. Empty also for who has not answered. */
	get: (): string => dataset.consent ?? '',
	subscribe: ( listener: () => void ) => on( 'consent:changed', listener ),
};
