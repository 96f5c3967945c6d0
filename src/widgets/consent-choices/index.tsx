import { defineReactIsland } from '@vitrina/react';
import { ConsentChoices } from './consent-choices';
import { readMarkup } from './read-markup';

defineReactIsland( 'consent-choices', {
	parseProps: readMarkup,
	Component: ConsentChoices,
	hydrates: true,
} );
