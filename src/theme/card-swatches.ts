/** The script of the swatches on cards. It is loaded on the first interaction with one of them. */
import { on } from '@vitrina/core';
import { enhanceCard } from '../swatches/card-swatches';

on( 'card:swatches', ( { group } ) => enhanceCard( group ) );
