import { defineReactIsland } from '@vitrina/react';
import { LoginPanel } from './login-panel';
import { readMarkup } from './read-markup';

defineReactIsland( 'login', {
	parseProps: readMarkup,
	Component: LoginPanel,
	hydrates: true,
} );
