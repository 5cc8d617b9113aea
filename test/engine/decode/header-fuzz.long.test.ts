import { testCraftedHeaders } from './header-fuzz.ts'

testCraftedHeaders(1000)
